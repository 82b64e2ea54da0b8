import type { ReactNode } from 'react';
import type { Link } from '../../generator/site/parts.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';
import type { StyleVariables } from './style.ts';

/** Props of every look's `Display`. */
export interface DisplayProps {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'p';
  text: string;
  /** A text size of tokens.css; what does not fit its column is set smaller. */
  size: 'name' | 'title' | 'door' | 'city';
  /** Over it in small type, as part of the same heading. */
  label?: string;
  /** Link; the whole frame is the target. */
  link?: Link;
}

interface Props extends Omit<DisplayProps, 'size'> {
  className: string;
  style: StyleVariables;
  /** The text as it is set, if not as it is. */
  children?: ReactNode;
}

/** A heading with its label and its link, in the type of a look. */
export function DisplayFrame({ as: Tag, text, label, link, className, style, children = text }: Props) {
  return (
    <div className="display-frame">
      <Tag dir="auto">
        {label && <span className="data display-label">{label} </span>}
        <span className={className} style={style}>
          {link ? (
            <Anchor link={link} className="cover-link">
              {children}
            </Anchor>
          ) : (
            <Bidi text={text}>{children}</Bidi>
          )}
        </span>
      </Tag>
    </div>
  );
}
