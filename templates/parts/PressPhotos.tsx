import type { PressProps } from '../../generator/model/props/press.ts';
import { Anchor } from './Anchor.tsx';
import { actionFor } from './action.ts';
import { Facts } from './Facts.tsx';
import { Picture } from './Picture.tsx';
import { Section } from './Section.tsx';

/** Photos to print: what they show, who made them, how large they are. */
export function PressPhotos({ photos }: Pick<PressProps, 'photos'>) {
  if (photos.length === 0) return null;
  return (
    <Section title="Photos" id="photos">
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-3 print:grid-cols-3">
        {photos.map((photo) => (
          <li key={photo.title} className="break-inside-avoid">
            <figure className="flex h-full flex-col">
              <Picture
                picture={photo.picture}
                sizes="(min-width: 64rem) 20vw, (min-width: 40rem) 30vw, 100vw"
              />
              <figcaption className="flex flex-col gap-1 pt-3">
                <span className="font-semibold">{photo.title}</span>
                <div className="text-muted">
                  <Facts facts={[photo.pixels, photo.credit, photo.license]} />
                </div>
                <Anchor link={photo.file} className="card-link self-start print:hidden">
                  {actionFor(photo.file)}
                  <span className="sr-only">: {photo.title}</span>
                </Anchor>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
