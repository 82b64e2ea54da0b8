import type { SixForms } from '../types.ts';

export const audioPlayer: SixForms['audioPlayer'] = {
  player: 'مشغّل {service}: {title}',
  loading: 'جارٍ تحميل مشغّل {service}…',
  load: 'تحميل المشغّل',
  loadOf: 'تحميل المشغّل: {title}',
  titleOn: '{title} على {service}',
};

export const videoPlayer: SixForms['videoPlayer'] = {
  play: 'تشغيل الفيديو: {title}',
  watchOn: 'مشاهدة {title} على {host}',
};

export const contactForm: SixForms['contactForm'] = {
  label: 'أرسل رسالة',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  writeTo: 'يُرجى المراسلة على',
  name: 'الاسم',
  yourName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  inquiry: 'نوع الاستفسار',
  selectInquiry: 'اختر نوع الاستفسار',
  subject: 'الموضوع',
  subjectHint: 'عنوان مختصر',
  message: 'الرسالة',
  messageHint: 'تفاصيل المشروع أو الحفلة أو الاستفسار…',
  choose: 'الرجاء الاختيار',
  sent: 'تم إرسال الرسالة!',
  notSent: 'لم تُرسل الرسالة',
  thanks: 'شكرًا على تواصلك. يصلك الرد قريبًا.',
  httpError: 'خطأ HTTP: {status}.',
  timeout: 'لم يستجب الخادم في الوقت المناسب.',
  offline: 'تعذّر الوصول إلى الخادم: يُرجى التحقق من الاتصال.',
  retry: 'رسالتك ما زالت هنا. يُرجى المحاولة مرة أخرى.',
  retryOrWrite: 'رسالتك ما زالت هنا. يُرجى المحاولة مرة أخرى، أو المراسلة على {mail}.',
  toasts: 'الإشعارات',
  closeToast: 'إغلاق الإشعار',
};

export const fields: SixForms['fields'] = {
  number: 'يُرجى إدخال رقم.',
  date: 'يُرجى إدخال تاريخ كامل.',
  email: 'يُرجى إدخال بريد إلكتروني مثل you@example.com.',
  choice: 'يُرجى اختيار واحد.',
  empty: 'يُرجى ملء هذا الحقل.',
  leaveEmpty: 'يُترك هذا الحقل فارغًا',
};

export const copyButton: SixForms['copyButton'] = {
  copied: 'تم النسخ',
  copiedNotice: 'تم النسخ إلى الحافظة',
  notCopied: 'لم يُنسخ',
  refused: 'المتصفح لا يسمح بذلك هنا. يمكن تحديد النص ونسخه يدويًا.',
  toasts: 'الإشعارات',
  closeToast: 'إغلاق الإشعار',
};

export const search: SixForms['search'] = {
  label: 'الأعمال',
  field: 'بحث في الأعمال',
  search: 'بحث',
  counted: '{label} ({count})',
  none: 'لا نتائج لـ «{query}»',
  results: {
    zero: 'لا نتائج لـ «{query}»',
    one: 'نتيجة واحدة لـ «{query}»',
    two: 'نتيجتان لـ «{query}»',
    few: '{count} نتائج لـ «{query}»',
    many: '{count} نتيجة لـ «{query}»',
    other: '{count} نتيجة لـ «{query}»',
  },
  partial: ' في هذه الصفحة: تعذّر تحميل البقية',
};

export const gallery: SixForms['gallery'] = {
  of: '{number} من {count}',
  close: 'إغلاق',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
};

export const menu: SixForms['menu'] = {
  menu: 'القائمة',
  open: 'فتح القائمة',
  close: 'إغلاق القائمة',
  newTab: ' (يفتح في تبويب جديد)',
};

export const carousel: SixForms['carousel'] = {
  previous: 'الإصدارات السابقة',
  next: 'الإصدارات التالية',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  role: 'شريط متحرك',
};

export const newsletterForm: SixForms['newsletterForm'] = {
  label: 'النشرة البريدية',
  address: 'البريد الإلكتروني',
  subscribe: 'اشتراك',
  subscribeAt: 'الاشتراك عبر',
  sending: 'جارٍ الإرسال…',
  opened: 'فُتح {host} في تبويب جديد، وفيه نتيجة الاشتراك.',
  listed: 'شكرًا. تم تسجيلك في القائمة.',
  known: 'هذا العنوان مسجّل بالفعل.',
  mailed: 'بقيت خطوة: يُرجى فتح الرابط في الرسالة المرسلة إلى بريدك للتأكيد.',
  taken: 'شكرًا. إن وصلتك رسالة تأكيد فافتح رابطها.',
  refused: 'لم يقبل {host} هذا العنوان. يُرجى التحقق منه والمحاولة مرة أخرى.',
  failed: 'لم ينجح ذلك: لم يستجب {host} كما يجب. عنوانك ما زال هنا. يُرجى المحاولة لاحقًا.',
};

export const player: SixForms['player'] = {
  label: 'المشغّل',
  play: 'تشغيل {title}',
  pause: 'إيقاف مؤقت',
  previous: 'المقطوعة السابقة',
  next: 'المقطوعة التالية',
  position: 'الموضع',
  positionOf: '{at} من {total}',
  queue: 'قائمة التشغيل',
  chapters: 'الفصول',
  mute: 'كتم الصوت',
  volume: 'مستوى الصوت',
  speed: 'السرعة',
  copyLink: 'نسخ رابط هذه اللحظة',
  copied: 'تم نسخ الرابط',
  close: 'إغلاق المشغّل',
  resume: 'متابعة من {at}',
  excerpt: 'مقتطف',
  offline: 'لا يوجد اتصال بالإنترنت.',
  missing: 'لم يُعثر على الملف.',
  format: 'لا يستطيع هذا المتصفح تشغيل {type}.',
  failed: 'تعذّر تحميل الملف.',
  silent: 'لم يُعثر على مخرج صوت في هذا الجهاز.',
  openFile: 'فتح الملف',
};
