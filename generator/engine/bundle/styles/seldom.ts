/** The rules for parts that few pages have, as a stylesheet of their own. */
import { type AtRule, type ChildNode, type Root, type Rule, root as startSheet } from 'postcss';

/** Alternatives, none of which has to be there. */
const OPTIONAL = /:(?:not|is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * Takes those rules out of a stylesheet that match nothing without a class of these names; `merch` stands for `merch-price`, too.
 * Rules outside of layers stay: their order counts, and layers keep theirs in both stylesheets.
 */
export function takeSeldom(sheet: Root, names: readonly string[]): Root {
  const classes = new RegExp(`\\.(?:${names.join('|')})(?![a-z0-9])`);
  const isSeldom = ({ selectors }: Rule) =>
    selectors.every((selector) => classes.test(selector.replace(OPTIONAL, '')));
  const seldom = startSheet();
  const layers = names.length > 0 ? sheet.nodes.filter(isLayer) : [];
  for (const layer of layers) {
    const taken = layer.clone();
    removeRules(taken, (rule) => !isSeldom(rule));
    removeRules(layer, isSeldom);
    if (hasNodes(taken)) seldom.append(taken);
  }
  return seldom;
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;
}

/** Removes the conditions around them as well, where nothing else depends on them. */
function removeRules(layer: AtRule, isRemoved: (rule: Rule) => boolean): void {
  layer.walkRules((rule) => void (isRemoved(rule) && rule.remove()));
  const conditions: AtRule[] = [];
  layer.walkAtRules((each) => void conditions.unshift(each));
  for (const each of conditions) if (each.nodes && !hasNodes(each)) each.remove();
}

function hasNodes({ nodes }: AtRule): boolean {
  return nodes !== undefined && nodes.length > 0;
}
