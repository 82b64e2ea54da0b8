import type { Donations as Account, SponsorGroup } from '../../generator/features/pages/supporters.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { SmallPrintRow } from './CreditRow.tsx';
import { Section } from './Section.tsx';

/** Supporters, a section for each group: logos of one height, and names. */
export function Sponsors({ groups }: { groups: SponsorGroup[] }) {
  const { lists, support } = useWords();
  return groups.map(({ title, logos, names }) => (
    <Section key={`${title} ${logos[0]?.src ?? names[0]}`} title={title || support.sponsors}>
      {logos.length > 0 && (
        <ul className="logos">
          {logos.map(({ name, src, link }) => (
            <li key={src}>
              {link ? (
                <Anchor link={link}>{<Logo src={src} name={name} />}</Anchor>
              ) : (
                <Logo src={src} name={name} />
              )}
            </li>
          ))}
        </ul>
      )}
      {names.length > 0 && (
        <p className="max-w-text">
          {names.map((name, at) => (
            <bdi key={name}>{at > 0 ? `${lists.comma}${name}` : name}</bdi>
          ))}
        </p>
      )}
    </Section>
  ));
}

function Logo({ src, name }: { src: string; name: string }) {
  return <img src={src} alt={name} className="logo-mark" height="56" loading="lazy" decoding="async" />;
}

/** The account, and a code for the apps of banks. */
export function Donations({ account: { name, iban, bic, purpose, code } }: { account: Account }) {
  const { support } = useWords();
  return (
    <Section title={support.donate} id="donations">
      <div className="donations">
        <dl className="rows">
          {[
            [support.holder, name],
            ['IBAN', iban],
            ['BIC', bic],
            [support.purpose, purpose],
          ].map(
            ([term = '', value]) =>
              value && (
                <SmallPrintRow key={term} term={term}>
                  <bdi>{value}</bdi>
                </SmallPrintRow>
              ),
          )}
        </dl>
        <figure className="donations-code">
          <img src={code} alt={`${support.donate}: ${iban}`} width="160" height="160" />
          <figcaption className="data caption">{support.scan}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
