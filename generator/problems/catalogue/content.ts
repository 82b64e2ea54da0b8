import { defineProblems } from '../define.ts';

export const content = defineProblems({
  'codes/duplicate-isrc': {
    level: 'warning',
    what: 'Two recordings with different titles have the same ISRC.',
    why: 'An ISRC names one recording, and royalties are paid by it. The same recording keeps its code wherever it is released again; a remix, an edit or a live version is another one.',
    fix: 'Look both codes up at the distributor that gave them, and correct the one that is wrong.',
    example: 'isrc: AA-6Q7-20-00047',
  },
  'codes/duplicate-upc': {
    level: 'error',
    what: 'Two releases have the same UPC.',
    why: 'Shops and charts tell releases apart by it.',
    fix: 'Look both codes up at the distributor that gave them, and correct the one that is wrong.',
    example: "upc: '036000291452'",
  },
  'codes/isrc-of-ep': {
    level: 'warning',
    what: 'An EP has an `isrc` of its own.',
    why: 'An ISRC names one recording, and an EP has several.',
    fix: 'Move the line to the track that it belongs to. The EP as a whole has a `upc`.',
    example: `tracks:
  - title: New Song
    track_number: 1
    isrc: AA-6Q7-20-00047`,
  },
  'contact/no-endpoint': {
    level: 'warning',
    what: 'The contact form has no address to send to, so its messages reach nobody.',
    why: 'Out of the box the form only shows what sending would look like.',
    fix: 'Open an account with a form service and put the address that it gives you into `site.yaml`. The five fields are posted there as JSON.',
    example: `contact:
  endpoint: https://forms.example/your-form`,
  },
  'content/duplicate-id': {
    level: 'error',
    what: 'Two entries of a kind have the same `id`.',
    why: 'An id tells entries apart.',
    fix: 'Give one of them another id, or take the line out: ids are optional.',
    example: 'id: 18',
  },
  'event/no-time': {
    level: 'warning',
    what: 'A show says when it ends or when the doors open, but not when it begins.',
    why: 'Without its beginning the show takes the whole day in calendars, and the other times are not shown.',
    fix: 'Add the time it begins, in quotes.',
    example: `time: '22:00'
end: '04:00'`,
  },
  'event/postponed-past': {
    level: 'warning',
    what: 'A show is marked as postponed, and its day has passed. Told by `liner check` alone.',
    why: 'It stands among the past performances, though it never took place.',
    fix: 'Set the new day, or `status: cancelled`, or take the show out.',
    example: `- title: Roof Before Rain
  date: 2026-06-12
  city: Dubai
  status: scheduled`,
  },
  'redirect/taken': {
    level: 'error',
    what: 'An address under `redirect_from` is one that the site has: a page or a file is there, or a file where the address would need a folder.',
    why: 'A visitor of that address would have to get two things at once. This also keeps redirects from leading to each other, or in a circle.',
    fix: 'Take the line out. Only addresses that nothing has any more can lead to a page.',
    example: 'redirect_from: [first-title]',
  },
  'redirect/twice': {
    level: 'error',
    what: 'Two entries of `redirect_from` name the same address.',
    why: 'It can lead to one page only. Hosts make no difference between `/bio`, `/bio/` and `/bio/index.html`.',
    fix: 'Leave it with the page that visitors of the old address look for, and take the other line out.',
    example: 'redirect_from: [/bio/]',
  },
  'reference/draft': {
    level: 'error',
    what: 'The home page features an entry that is a draft.',
    why: 'Drafts are not published.',
    fix: 'Take `draft: true` out of that file, or feature something else.',
    example: 'featured: [releases/new-song]',
  },
  'reference/unknown': {
    level: 'error',
    what: 'The home page features an entry that is not there.',
    why: 'There would be a hole among the cards.',
    fix: 'Name a folder and a file, without its ending.',
    example: 'featured: [releases/new-song, mixes/late-signal-07]',
  },
  'reference/unknown-email': {
    level: 'error',
    what: 'A card of the contact page writes to an address that `site.yaml` does not have.',
    why: 'Its link would lead nowhere.',
    fix: 'Add the address to `site.yaml`.',
    example: `emails:
  bookings: bookings@your-name.example`,
  },
  'reference/unknown-profile': {
    level: 'error',
    what: 'The contact page names a profile that `site.yaml` does not have.',
    why: 'There is no address to link to.',
    fix: 'Write its name as it stands under `social` of `site.yaml`, or add it there.',
    example: `social:
  - name: Instagram
    url: https://www.instagram.com/your-name/`,
  },
  'reference/unknown-series': {
    level: 'error',
    what: 'A mix belongs to a series that `pages/mixes.yaml` does not have.',
    why: 'It would stand under no series.',
    fix: 'Write the `id` of a series, or add the series.',
    example: `series:
  - id: late-signal
    title: Late Signal`,
  },
  'route/reserved': {
    level: 'error',
    what: 'The slug of a show is a word that stands for something else: `feed` or `page`.',
    why: 'Feed readers and visitors expect a feed, or the next page of a list, at such an address.',
    fix: 'Choose another slug, or leave it out: the address is then made of title and date.',
    example: 'slug: page-one-of-summer',
  },
  'route/taken': {
    level: 'error',
    what: 'Two pages want the same address.',
    why: 'Releases and remixes share `/music/releases/`; every show has a place of its own below `/events/`.',
    fix: 'Rename one of the two files; give one of two shows another `slug`.',
    example: 'remixes/new-song.md   becomes   remixes/new-song-remix.md',
  },
  'tracks/duplicate-number': {
    level: 'error',
    what: 'Two tracks of a release have the same number.',
    why: 'The list is sorted by them.',
    fix: 'Number the tracks 1, 2, 3 and so on.',
    example: `tracks:
  - {title: One, track_number: 1}
  - {title: Two, track_number: 2}`,
  },
  'tracks/length': {
    level: 'warning',
    what: 'The tracks add up to another length than the release says.',
    why: 'Visitors see both.',
    fix: 'Correct one of them; the hint shows the sum.',
    example: 'duration: PT20M30S',
  },
  'tracks/none': {
    level: 'warning',
    what: 'An EP lists no tracks.',
    why: 'Its page has no track listing.',
    fix: 'Add them.',
    example: `tracks:
  - {title: One, track_number: 1, duration: 240}`,
  },
});
