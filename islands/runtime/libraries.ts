/** Added to every module by the bundler: what most islands share stands in one chunk, and compresses best as one. */
import 'react-dom/client';
import 'react/jsx-runtime';
import '../parts/focus.ts';
import '../parts/icons.tsx';
import '../slots.ts';
import './hydrate.tsx';
