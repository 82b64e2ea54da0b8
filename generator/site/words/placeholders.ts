/** The placeholders of the English texts. Made from en.json: npx vitest run --project unit tests/unit/site/words -u */
export interface Placeholders {
  dates: {
    range: 'first' | 'last';
    long: {
      day: 'day' | 'month' | 'year';
      month: 'month' | 'year';
      dayOfYear: 'day' | 'month';
      daysOfMonth: 'first' | 'last' | 'month' | 'year';
    };
    short: {
      day: 'day' | 'month' | 'year';
      month: 'month' | 'year';
      dayOfYear: 'day' | 'month';
      daysOfMonth: 'first' | 'last' | 'month' | 'year';
    };
    onWeekday: 'weekday' | 'date';
  };
  lists: {
    and: 'list' | 'last';
    or: 'list' | 'last';
  };
  events: {
    nextAt: 'day' | 'time' | 'place';
    nextOn: 'day' | 'place';
    nextDays: 'days' | 'place';
    with: 'names';
    partOf: 'festival';
    arrangedBy: 'names';
    onSale: 'date';
    starts: 'time';
    doors: 'time';
    doorsColon: 'time';
    dayBefore: 'time';
    until: 'time';
    fromPrice: 'price';
    movedFrom: 'date';
    isOut: 'title';
    listenAt: 'type' | 'url';
    calendarOf: 'name';
  };
  music: {
    noMore: 'what';
    none: 'what';
    noneYet: 'what';
    latestOf: 'title';
    labelled: 'label';
    listenTo: 'title';
    listenOn: 'service';
    watch: 'title';
    watchOn: 'service';
    get: 'title';
    buyOn: 'verb' | 'shop';
    out: 'date';
    contentNote: 'note';
    forPrint: 'facts';
    pay: 'price';
    inAll: 'duration';
    disc: 'number';
    moreAbout: 'title';
    coverOf: 'title';
    artworkOf: 'title';
    coverOfBy: 'title' | 'kind' | 'name' | 'year';
    from: 'title';
    plays: 'plays';
    episodeCount: 'episodes';
    typeBy: 'title' | 'type' | 'name';
    by: 'title' | 'name';
    anywhere: 'record' | 'out';
    whereToGet: 'record';
    chooseWhere: 'record' | 'platforms';
    videoBy: 'title' | 'name';
  };
  recordings: {
    from: 'at';
    download: 'facts';
    preview: 'title';
    playlist: 'format';
    podcast: 'title';
  };
  about: {
    since: 'year';
    untilYear: 'year';
    alsoKnown: 'names';
    quoted: 'text';
  };
  artists: {
    since: 'year';
  };
  contact: {
    copyAddressOf: 'label';
    describe: 'name';
    whereToFind: 'name';
  };
  groups: {
    ages: 'ages';
    led: 'names';
    from: 'date';
    until: 'date';
    break: 'dates';
  };
  press: {
    copyOf: 'label';
    coverBy: 'title' | 'name';
    aboutTitle: 'title';
    stars: 'value' | 'best';
    points: 'value' | 'best';
    askBeforeAt: 'address';
    kitOf: 'name';
    kitOfDate: 'name' | 'date';
  };
  rooms: {
    photoNumber: 'number';
    contactFormText: 'host';
    newsletterText: 'host';
  };
  descriptions: {
    story: 'name';
    home: 'name';
    artists: 'name';
    links: 'name';
    follow: 'name';
    merch: 'name';
    mixes: 'name';
    music: 'name';
    musicAll: 'name';
    news: 'name';
    newsMusic: 'name';
    releases: 'name';
    discography: 'name';
    photos: 'name';
    videos: 'name';
    projects: 'name';
    shows: 'name';
    showsResidencies: 'name';
    showsIn: 'name' | 'year';
    legal: 'title' | 'name';
    press: 'what' | 'name';
    asData: 'name';
    scores: 'name';
    works: 'name';
    reel: 'name';
  };
  shell: {
    rights: 'year' | 'name';
    newsletterHost: 'host';
    pageOf: 'page' | 'pages';
    titleOfPage: 'title' | 'page';
    backTo: 'title';
    updated: 'date';
  };
  links: {
    followOn: 'platform';
    of: 'title';
  };
  audioPlayer: {
    player: 'service' | 'title';
    loading: 'service';
    loadOf: 'title';
    titleOn: 'title' | 'service';
  };
  contactForm: {
    httpError: 'status';
    retryOrWrite: 'mail';
  };
  gallery: {
    of: 'number' | 'count';
  };
  newsletterForm: {
    opened: 'host';
    refused: 'host';
    failed: 'host';
  };
  player: {
    play: 'title';
    positionOf: 'at' | 'total';
    resume: 'at';
    format: 'type';
  };
  search: {
    counted: 'label' | 'count';
    none: 'query';
    results: 'query';
  };
  videoPlayer: {
    play: 'title';
    watchOn: 'title' | 'host';
  };
  works: {
    about: 'length';
  };
  private: {
    for: 'name';
    until: 'date';
    unlock: 'title';
  };
}
