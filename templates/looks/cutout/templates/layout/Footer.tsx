import { Imprint, type ImprintProps } from '../../../../parts/Imprint.tsx';

/** The last cut: whom to write to on the field, all else on ink. */
export function Footer(props: ImprintProps) {
  return <Imprint {...props} ground="on-ink" />;
}
