/**
 * What a drawing needs, after SVG 1.1, SVG 2 and what Illustrator, Inkscape, Figma, Sketch, Affinity and CorelDRAW write.
 * Everything else is refused or left out, whatever it is: browsers learn to run and to load new things every year.
 */

const words = (text: string) => new Set(text.trim().split(/\s+/));

export const SVG = 'http://www.w3.org/2000/svg';
export const XLINK = 'http://www.w3.org/1999/xlink';
export const XML = 'http://www.w3.org/XML/1998/namespace';
export const XHTML = 'http://www.w3.org/1999/xhtml';

/** Neither scripts, links and animations, nor filters that take minutes on a large picture. */
export const ELEMENTS = words(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset`);

/** Those that may hold words; between the others words are not drawn. */
export const TEXT_ELEMENTS = words('title desc text tspan textPath style');

/** SVG elements of which nothing is drawn. */
export const LEFT_OUT = words('metadata');

/** CSS properties, each of which is an attribute as well. */
export const PROPERTIES = words(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
  font font-family font-kerning font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color
  marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration text-indent text-rendering
  text-transform transform transform-box transform-origin unicode-bidi vector-effect visibility white-space word-spacing
  writing-mode cx cy r rx ry x y width height d`);

/** Attributes that are no properties; none of them is an address. */
export const ATTRIBUTES = words(`
  id class version viewBox preserveAspectRatio role aria-label aria-labelledby aria-hidden
  x1 x2 y1 y2 dx dy rotate points pathLength textLength lengthAdjust startOffset method spacing side
  offset gradientUnits gradientTransform spreadMethod fx fy fr patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight orient refX refY
  filterUnits primitiveUnits in in2 result mode type values stdDeviation edgeMode operator radius k1 k2 k3 k4
  tableValues slope intercept amplitude exponent`);

/** Those whose `href` names another part of the drawing. */
export const REFERRING = words('use linearGradient radialGradient pattern filter textPath');

/** Functions in the values of properties, other than `url(#part)`. */
export const FUNCTIONS = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color matrix translate translatex translatey scale scalex scaley rotate
  skewx skewy circle ellipse inset polygon path rect blur brightness contrast drop-shadow grayscale hue-rotate invert
  opacity saturate sepia`);
