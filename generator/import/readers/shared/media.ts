/** Pictures of HTML, and what of it is no text. */
import { webAddress } from './addresses.ts';

/** Elements whose content is no text. */
const DROPPED = new Set(
  'script style template iframe object embed svg math form select textarea button video audio canvas head title map'.split(
    ' ',
  ),
);

/** Number of pictures, more than a text of a person has. */
const MOST = 20_000;

export interface Picture {
  readonly url: string;
  /** Description of the picture, or its caption. */
  readonly alt: string;
}

type Attributes = Readonly<Record<string, string>>;

/** A figure: whether it has a picture or something that was left out, which its words are about. */
interface Figure {
  readonly pictures: { url: string; alt: string }[];
  isEmpty: boolean;
}

/** Collects what a text does not show. */
export class Media {
  readonly pictures: { url: string; alt: string }[] = [];
  /** Each once: `iframe https://…`, `script`; of the words below it, `caption …`. */
  readonly dropped = new Set<string>();
  readonly #base: string | undefined;
  readonly #figures: Figure[] = [];
  /** The words below a picture, which go with it. */
  #caption: string | undefined;
  /** Elements around that are no text, and those for programs without scripts, which have pictures. */
  #hidden = 0;
  #unscripted = 0;

  constructor(base: string | undefined) {
    this.#base = base;
  }

  /** Returns true while text is not shown. */
  get isHiding(): boolean {
    return this.#hidden + this.#unscripted > 0 || this.#caption !== undefined;
  }

  /** @returns whether what an element holds is left out */
  open(name: string, attributes: Attributes): boolean {
    const figure = this.#figures.at(-1);
    const source = attributes['src'] ?? attributes['data'];
    if (DROPPED.has(name)) {
      if (name !== 'head' && name !== 'title') this.#drop(name, source);
      if (figure) figure.isEmpty = true;
      this.#hidden += 1;
      return true;
    }
    if (name === 'noscript') this.#unscripted += 1;
    if (this.#hidden > 0 && name === 'source') this.#drop(name, source);
    if (this.#hidden === 0 && name === 'img') this.#addPicture(attributes, figure);
    if (this.isHiding) return false;
    if (name === 'figure') this.#figures.push({ pictures: [], isEmpty: false });
    const isCaption = name === 'figcaption' && figure && (figure.isEmpty || figure.pictures.length > 0);
    if (isCaption) this.#caption = '';
    return isCaption === true;
  }

  addText(text: string): void {
    if (this.#hidden + this.#unscripted === 0 && this.#caption !== undefined) this.#caption += text;
  }

  close(name: string): void {
    if (DROPPED.has(name)) this.#hidden -= 1;
    else if (name === 'noscript') this.#unscripted -= 1;
    else if (this.#hidden + this.#unscripted > 0) return;
    else if (name === 'figcaption') this.#closeCaption();
    else if (name === 'figure' && this.#caption === undefined) this.#figures.pop();
  }

  #drop(name: string, address: string | undefined): void {
    this.dropped.add(address ? `${name} ${webAddress(address, this.#base) ?? address}` : name);
  }

  #addPicture(attributes: Attributes, figure: Figure | undefined): void {
    const url = webAddress(attributes['src'] ?? attributes['data-src'], this.#base);
    const isTwice = this.#unscripted > 0 && this.pictures.at(-1)?.url === url;
    if (!url || isTwice || this.pictures.length >= MOST) return;
    const picture = { url, alt: attributes['alt'] ?? '' };
    this.pictures.push(picture);
    figure?.pictures.push(picture);
  }

  /** Words below pictures say what they show, if nothing else does. */
  #closeCaption(): void {
    const words = this.#caption?.replace(/\s+/g, ' ').trim() ?? '';
    const [first] = this.#figures.at(-1)?.pictures ?? [];
    this.#caption = undefined;
    if (words === '' || first?.alt === words) return;
    if (first?.alt === '') first.alt = words;
    else this.dropped.add(`caption ${words}`);
  }
}
