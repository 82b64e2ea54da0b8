import { describe, expect, it } from 'vitest';
import {
  all,
  attribute,
  type Element,
  link,
  links,
  one,
  opensNewTab,
  sectionOf,
  text,
  texts,
} from '../../helpers/dom.ts';
import { readSample } from '../../helpers/sample.ts';

const sample = await readSample();
const main = one(sample.page('/contact/').document, 'main');

describe('the contact cards', () => {
  it('are three mail addresses and a place', () => {
    expect(text(one(main, 'h1'))).toBe('Bookings & Contact');
    const mails = ['General Inquiries', 'Bookings & Events', 'Press & Media'].map((title) =>
      links(sectionOf(main, title)).map(([, href]) => href),
    );
    expect(mails).toEqual([
      ['mailto:hello@eddy.example'],
      ['mailto:bookings@eddy.example'],
      ['mailto:press@eddy.example'],
    ]);
    const place = sectionOf(main, 'Location');
    expect(text(place)).toContain('Based in Dubai');
    expect(text(place)).toMatch(/available worldwide/i);
    expect(links(place)).toEqual([]);
  });
});

describe('the contact form', () => {
  const form = () => one(sectionOf(main, 'Send a Message'), 'form');

  /** The field that a label names, as the browser finds it. */
  function field(label: string): Element {
    const named = all(form(), 'label').find((each) => text(each) === label);
    return one(form(), '*', { id: named ? attribute(named, 'for') : label });
  }

  it.each([
    ['Name *', 'input', 'text', 'Your name'],
    ['Email *', 'input', 'email', /^\S+@\S+\.\S+$/],
    ['Subject *', 'input', 'text', 'Brief subject line'],
    ['Message *', 'textarea', undefined, 'Tell me about your project, event, or inquiry...'],
  ])('has the field %s', (label, name, type, placeholder) => {
    const { name: element, attribs } = field(label);
    expect([element, attribs['type']]).toEqual([name, type]);
    expect(attribs).toHaveProperty('required');
    expect(attribs['placeholder']).toMatch(
      typeof placeholder === 'string' ? new RegExp(`^${placeholder.replaceAll('.', '\\.')}$`) : placeholder,
    );
  });

  it('has a message of five rows', () => {
    expect(attribute(field('Message *'), 'rows')).toBe('5');
  });

  it('asks for the kind of inquiry', () => {
    const select = field('Inquiry Type *');
    expect(select.attribs).toHaveProperty('required');
    const options = all(select, 'option').map((option) => [option.attribs['value'], text(option)]);
    expect(options).toEqual([
      ['', 'Select inquiry type'],
      ['booking', 'DJ Booking'],
      ['collaboration', 'Collaboration'],
      ['remix', 'Remix Request'],
      ['press', 'Press & Media'],
      ['licensing', 'Music Licensing'],
      ['general', 'General Inquiry'],
    ]);
  });

  it('posts five fields, and one that only machines fill in', () => {
    const names = ['input', 'select', 'textarea'].flatMap((name) => all(form(), name));
    const visible = names.filter(({ attribs }) => attribs['tabindex'] !== '-1');
    expect(visible.map((each) => attribute(each, 'name')).sort()).toEqual([
      ...['email', 'inquiry', 'message', 'name', 'subject'],
    ]);
    expect(names).toHaveLength(6);
    expect(texts(form(), 'button', { type: 'submit' })).toEqual(['Send Message']);
  });

  it('offers a mail address where scripts are off', () => {
    const island = one(main, 'liner-island', { 'data-name': 'contact-form' });
    expect(links(island).map(([, href]) => href)).toEqual(['mailto:bookings@eddy.example']);
  });
});

describe('beside the form', () => {
  it('four buttons lead to the press kit', () => {
    const buttons = links(sectionOf(main, 'Press Kit'));
    expect(buttons.map(([label]) => label)).toEqual([
      'Download Press Kit (ZIP)',
      'High-res Photos',
      'Artist Biography',
      'Technical Rider',
    ]);
    for (const [label, href] of buttons) {
      const [path = '', anchor] = href.split('#');
      expect([label, sample.exists(path)]).toEqual([label, true]);
      if (anchor) expect(all(sample.page(path).document, '*', { id: anchor })).toHaveLength(1);
    }
  });

  it('three profiles show their handles', () => {
    const section = sectionOf(main, 'Follow the Journey');
    for (const name of ['Instagram', 'Twitter', 'SoundCloud']) {
      const profile = link(section, name);
      expect([name, opensNewTab(profile), text(profile).includes('@eddy.example')]).toEqual([
        name,
        true,
        true,
      ]);
    }
    expect(all(section, 'a')).toHaveLength(3);
  });
});
