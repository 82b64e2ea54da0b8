import type { TwoForms } from '../types.ts';

export const audioPlayer: TwoForms['audioPlayer'] = {
  player: '{service} oynatıcı: {title}',
  loading: '{service} oynatıcı yükleniyor…',
  load: 'Oynatıcıyı yükle',
  loadOf: 'Oynatıcıyı yükle: {title}',
  titleOn: '{title} ({service})',
};

export const videoPlayer: TwoForms['videoPlayer'] = {
  play: 'Videoyu oynat: {title}',
  watchOn: 'İzle: {title} ({host})',
};

export const contactForm: TwoForms['contactForm'] = {
  label: 'Mesaj gönder',
  send: 'Gönder',
  sending: 'Gönderiliyor…',
  writeTo: 'Lütfen şu adrese yaz:',
  name: 'Ad',
  yourName: 'Adın',
  email: 'E-posta',
  inquiry: 'Konu türü',
  selectInquiry: 'Konu türünü seç',
  subject: 'Konu',
  subjectHint: 'Kısaca konu',
  message: 'Mesaj',
  messageHint: 'Projen, etkinliğin ya da sorun…',
  choose: 'Lütfen seç',
  sent: 'Mesaj gönderildi!',
  notSent: 'Mesaj gönderilemedi',
  thanks: 'Yazdığın için teşekkürler. Yakında yanıt alacaksın.',
  httpError: 'HTTP hatası: {status}.',
  timeout: 'Sunucu zamanında yanıt vermedi.',
  offline: 'Sunucuya ulaşılamadı: lütfen bağlantını kontrol et.',
  retry: 'Mesajın hâlâ burada. Lütfen tekrar dene.',
  retryOrWrite: 'Mesajın hâlâ burada. Lütfen tekrar dene ya da {mail} adresine yaz.',
  toasts: 'Bildirimler',
  closeToast: 'Bildirimi kapat',
};

export const fields: TwoForms['fields'] = {
  number: 'Lütfen bir sayı gir.',
  date: 'Lütfen tam bir tarih gir.',
  email: 'Lütfen you@example.com gibi bir e-posta adresi gir.',
  choice: 'Lütfen birini seç.',
  empty: 'Lütfen bu alanı doldur.',
  leaveEmpty: 'Boş bırak',
};

export const copyButton: TwoForms['copyButton'] = {
  copied: 'Kopyalandı',
  copiedNotice: 'Panoya kopyalandı',
  notCopied: 'Kopyalanamadı',
  refused: 'Tarayıcı burada izin vermiyor. Metni seçip elle kopyala.',
  toasts: 'Bildirimler',
  closeToast: 'Bildirimi kapat',
};

export const search: TwoForms['search'] = {
  label: 'Diskografi',
  field: 'Diskografide ara',
  search: 'Ara',
  counted: '{label} ({count})',
  none: '“{query}” için sonuç yok',
  results: { one: '“{query}” için {count} sonuç', other: '“{query}” için {count} sonuç' },
  partial: ' (bu sayfada: kalanı yüklenemedi)',
};

export const gallery: TwoForms['gallery'] = {
  of: '{number} / {count}',
  close: 'Kapat',
  previous: 'Önceki fotoğraf',
  next: 'Sonraki fotoğraf',
};

export const menu: TwoForms['menu'] = {
  menu: 'Menü',
  open: 'Menüyü aç',
  close: 'Menüyü kapat',
  newTab: ' (yeni sekmede açılır)',
};

export const carousel: TwoForms['carousel'] = {
  previous: 'Önceki yayınlar',
  next: 'Sonraki yayınlar',
  play: 'Oynat',
  pause: 'Duraklat',
  role: 'kayan şerit',
};

export const newsletterForm: TwoForms['newsletterForm'] = {
  label: 'Bülten',
  address: 'E-posta adresi',
  subscribe: 'Abone ol',
  subscribeAt: 'Abonelik:',
  sending: 'Gönderiliyor…',
  opened: '{host} yeni bir sekmede açıldı; sonucu orada görebilirsin.',
  listed: 'Teşekkürler. Listedesin.',
  known: 'Bu adres zaten listede.',
  mailed: 'Az kaldı: gelen kutuna bak ve onaylamak için e-postadaki bağlantıyı izle.',
  taken: 'Teşekkürler. Onay isteyen bir e-posta gelirse bağlantısını izle.',
  refused: '{host} bu adresi kabul etmedi. Kontrol edip tekrar dene.',
  failed: 'Olmadı: {host} beklendiği gibi yanıt vermedi. Adresin hâlâ burada. Daha sonra tekrar dene.',
};

export const player: TwoForms['player'] = {
  label: 'Oynatıcı',
  play: 'Oynat: {title}',
  pause: 'Duraklat',
  previous: 'Önceki parça',
  next: 'Sonraki parça',
  position: 'Konum',
  positionOf: '{at} / {total}',
  queue: 'Sıra',
  chapters: 'Bölümler',
  mute: 'Sesi kapat',
  volume: 'Ses düzeyi',
  speed: 'Hız',
  copyLink: 'Bu anın bağlantısını kopyala',
  copied: 'Bağlantı kopyalandı',
  close: 'Oynatıcıyı kapat',
  resume: 'Devam et: {at}',
  excerpt: 'Kesit',
  offline: 'Çevrimdışısın.',
  missing: 'Dosya bulunamadı.',
  format: 'Bu tarayıcı {type} oynatamıyor.',
  failed: 'Dosya yüklenemedi.',
  silent: 'Bu aygıtta ses çıkışı bulunamadı.',
  openFile: 'Dosyayı aç',
};
