/** How often the parts of a drawing are drawn, by what refers to what. */

export interface DrawingNode {
  id: string | undefined;
  children: DrawingNode[];
  /** The ids of the parts that are drawn with it: by `<use>`, or as its pattern, mask, clip path, marker or filter. */
  refs: string[];
}

/** Some thousand are drawn at once; a hundred million, which five lines of nested parts can ask for, never. */
const MAX_DRAWN = 100_000;

/** How far parts may lead to other parts. */
const MAX_STEPS = 200;

/** Whether its parts repeat each other too often to be drawn, or for ever. */
export function repeatsTooOften(root: DrawingNode): boolean {
  const byId = new Map<string, DrawingNode>();
  const nodes = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.id !== undefined && !byId.has(node.id)) byId.set(node.id, node);
    for (const child of node.children) nodes.push(child);
  }
  const known = new Map<DrawingNode, number>();
  const open = new Set<DrawingNode>();

  function count(node: DrawingNode): number {
    const counted = known.get(node);
    if (counted !== undefined) return counted;
    if (open.has(node) || open.size > MAX_STEPS) return Number.POSITIVE_INFINITY;
    open.add(node);
    const drawn = [...node.children, ...node.refs.flatMap((id) => byId.get(id) ?? [])];
    const sum = drawn.reduce((total, each) => total + count(each), 1);
    open.delete(node);
    known.set(node, sum);
    return sum;
  }

  return count(root) > MAX_DRAWN;
}
