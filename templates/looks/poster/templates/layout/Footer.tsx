export { Imprint as Footer } from '../../../../parts/Imprint.tsx';
