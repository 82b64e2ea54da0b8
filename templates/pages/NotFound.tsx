import type { NotFoundProps } from '../../generator/features/pages/not-found.ts';
import { Button } from '../parts/Button.tsx';
import { useWords } from '../words.ts';

export function NotFound({ home }: NotFoundProps) {
  const { shell } = useWords();
  return (
    <div className="shell not-found">
      <p className="figure figure-large">404</p>
      <h1 className="heading">{shell.lost}</h1>
      <Button link={home} />
    </div>
  );
}
