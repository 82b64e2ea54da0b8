import type { StartTexts } from './types.ts';

export const TURKISH: StartTexts = {
  sample: 'örnek',
  roles: { singer: 'Vokal', dj: 'DJ' },
  city: 'Örnek Şehir',
  about: {
    description: '{artist} kimdir, müziği nasıl yapılır.',
    makes: '{artist} müzik yapıyor.',
    makesIn: '{artist} müzik yapıyor: {place}.',
    story: 'Bu bir örnek: hikâye buraya yazılır.',
  },
  events: {
    description: '{artist} konserleri: yaklaşan ve geçmiş tarihler.',
    notify: 'Henüz duyurulmuş bir tarih yok.',
  },
  news: { description: '{artist} cephesinden haberler: yayınlar, konserler ve stüdyo notları.' },
  contact: {
    description: 'Konser, basın ve diğer konularda {artist} ile iletişim.',
    elsewhere: '{artist} başka nerede bulunur.',
    card: { title: 'E-posta', description: 'Konser, basın ve diğer her şey için.' },
  },
  legal: {
    legal: {
      description: '{artist} sitesini kim yayımlıyor, içindekiler kime ait.',
      body: `## Yayımlayan

Bu siteyi {artist} yayımlıyor. Bize [iletişim sayfasından](/contact/) ulaşabilirsin.

<!-- Birçok ülke burada tam ad, posta adresi ve sicil ya da vergi numarası ister. Buraya yaz. -->

## Telif hakları

Bu sitedeki kayıtlar, görseller ve metinler {artist} adına ya da yanlarında adı geçen kişilere aittir.`,
    },
    privacy: {
      description: '{artist} sitesi ziyaretçileri hakkında ne öğrenir, ne öğrenmez.',
      body: `## Bu site ne yapmaz

Çerez kullanmaz, ziyaret saymaz, reklam göstermez. Bütün sayfalar, görseller ve yazı tipleri bu siteden gelir.

## Barındırıcı ne görür

Her web sunucusu gibi bu sitenin sunucusu da sana sayfa gönderebilmek için cihazının adresine ihtiyaç duyar. Onu bir süre
kayıtlarında tutabilir.

## Oynatıcılar ve bağlantılar

SoundCloud, YouTube ve Vimeo gibi hizmetlerin oynatıcıları yalnızca tıkladığında yüklenir; o andan sonra o hizmetlerin kuralları geçerlidir.

## İletiler

Bize yazdıklarını yalnızca sana yanıt vermek için kullanırız. Hakkında hangi verileri tuttuğumuzu öğrenmek ya da sildirmek için
[iletişim sayfasından](/contact/) bize yaz.

<!-- Bu sayfayı ülkendeki yasayı (Türkiye’de KVKK) bilen birine okut; yasa başka bilgiler de isteyebilir. -->`,
    },
    terms: {
      description: '{artist} sitesindeki metin, görsel ve müziğin nasıl kullanılabileceği.',
      body: `## Dinlemek ve paylaşmak

Bu sayfalara bağlantı verebilirsin. Kayıtları, görselleri ve metinleri yalnızca izin verildiği yazan yerlerde ya da iznimizle kopyala:
[iletişim sayfasından](/contact/) bize yaz.

## Güvence verilmez

Bu siteyi elimizden geldiğince güncel tutuyoruz, ama tarih ve fiyatları düzenleyenler belirler, değişebilirler. Bağlantı verdiğimiz
başka sitelerin içeriğinden sorumlu değiliz.`,
    },
  },
  song: {
    title: 'Örnek Şarkı',
    description: 'Bu, bir yayın hakkındaki metne örnektir.',
    body: `## Hikâye ve fikir

Bu bir örnek: şarkının nasıl doğduğunu buraya yaz.

## Tarz ve yapım

Bu bir örnek: nasıl yapıldığını buraya yaz.`,
  },
  album: {
    title: 'Örnek Albüm',
    description: 'Bu, bir albüm hakkındaki metne örnektir.',
    tracks: ['Örnek Açılış', 'Örnek Balat', 'Örnek Final'],
    lyrics: 'İlk dizeye bir örnek\nİkinci dizeye bir örnek\n',
    body: `## Hikâye ve fikir

Bu bir örnek: albümün nasıl doğduğunu buraya yaz.

## Kayıt

Bu bir örnek: nerede ve kimlerle kaydedildiğini buraya yaz.`,
  },
  mix: {
    title: 'Örnek Miks 01',
    description: 'Bu, bir miks hakkındaki metne örnektir.',
    artists: ['Örnek Sanatçı', 'Başka Bir Örnek Sanatçı'],
    tracks: ['Örnek Açılış', 'Örnek Kapanış'],
    body: 'Bu bir örnek: miksin neyle ilgili olduğunu buraya yaz.',
  },
  series: { title: 'Örnek Dizi', description: 'Bu, bir miks dizisi hakkındaki metne örnektir.' },
  show: {
    title: 'Örnek Konser',
    venue: 'Örnek Salon',
    description: 'Bu, bir konser hakkındaki metne örnektir.',
  },
  members: [
    { name: 'Örnek Şarkıcı', role: 'Vokal' },
    { name: 'Örnek Davulcu', role: 'Davul' },
  ],
  shirt: { title: 'Örnek Tişört', description: 'Bu, satılan bir şey hakkındaki metne örnektir.' },
  post: {
    title: 'Örnek Haber',
    excerpt: 'Bu, bir kartta görünen cümleye örnektir.',
    body: 'Bu bir örnek haber. Dinlenecekler [Müzik](/music/) altında.',
  },
};
