/** Mixes that are episodes of a podcast, and are called so. */

import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { findNewKind } from '../../../../generator/app/scaffold/new-kinds.ts';
import { mix } from '../../../../generator/features/mixes/schema.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages } from '../../../helpers/model.ts';

const set = { episode_title: 'Set', release_date: '2025-01-01' };
const talk = { episode_title: 'Talk', release_date: '2025-02-01', type: 'episode', season: 2 };
const third = { episode_title: 'Third', release_date: '2025-03-01', episode: 3 };

function pagesOf(mixes: object[]) {
  const entries = mixes.map((data, index) => entry(`m-${index}`, mix.parse(data)));
  const site = modelSite(makeContent({ mixes: entries }), '2026-01-01', FEATURES);
  return projectPages(site, makeAssets(site)).pages;
}

test.each([
  [set, 'Mix • 2025', 'MusicRecording', 'Latest Mix'],
  [talk, 'Episode • 2025', 'PodcastEpisode', 'Latest Episode'],
  [third, 'Episode • 2025', 'PodcastEpisode', 'Latest Episode'],
  [{ ...third, type: 'mix' }, 'Mix • 2025', 'MusicRecording', 'Latest Mix'],
])('%j is a %s', (data, badge, type, label) => {
  const pages = pagesOf([data]);
  const { props, meta } = pageAt(pages, '/music/mixes/m-0/', 'mix');
  expect(props.badge).toBe(badge);
  expect(meta.jsonLd[0]).toMatchObject({ '@type': type });
  expect(pageAt(pages, '/music/mixes/', 'mixes').props.latest?.label).toBe(label);
});

test('a list of mixes and episodes is called neither', () => {
  const titleOf = (mixes: object[]) => pageAt(pagesOf(mixes), '/music/mixes/', 'mixes').props.listTitle;
  expect([titleOf([set]), titleOf([talk, third]), titleOf([set, talk])]).toEqual([
    ...['Episodes', 'Episodes', 'More to Hear'],
  ]);
});

test('a new podcast is a mix that says that it is an episode', () => {
  expect([findNewKind('podcast'), findNewKind('Mix')]).toEqual([
    { name: 'mix', type: 'episode' },
    { name: 'mix' },
  ]);
});
