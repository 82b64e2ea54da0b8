/** An editor with the YAML language server, for content files. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';
import { divideFrontMatter } from '../../generator/engine/content/source/front-matter.ts';

interface Editor {
  /** The faults that the editor underlines: `3: Property titel is not allowed.` */
  underline(file: string, text?: string): Promise<string[]>;
  /** Help for the first place of `part`. */
  explain(file: string, text: string, part: string): Promise<string>;
  /** Completions at the end of a text. */
  complete(file: string, text: string): Promise<string[]>;
}

/** @param schemas by their paths, with the paths of the files that they are for, all relative to `root` */
export function openEditor(schemas: Record<string, string> = {}, root = '.'): Editor {
  const service = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), 'utf8'),
    workspaceContext: {
      resolveRelativePath: (path, resource) =>
        pathToFileURL(join(dirname(fileURLToPath(resource)), path)).href,
    },
    telemetry: { send: () => {}, sendTrack: () => {}, sendError: fail },
  });
  service.configure({
    ...{ validate: true, hover: true, completion: true, yamlVersion: '1.2' },
    schemas: Object.entries(schemas).map(([schema, file]) => ({
      uri: pathToFileURL(join(root, schema)).href,
      fileMatch: [file],
    })),
  });
  return {
    async underline(file, text = readYaml(file)) {
      const faults = await service.doValidation(openDocument(file, text), false);
      return faults.map(({ range, message }) => `${range.start.line + 1}: ${message}`).sort();
    },
    async explain(file, text, part) {
      const document = openDocument(file, text);
      const hover = await service.doHover(document, document.positionAt(text.indexOf(part)));
      return JSON.stringify(hover?.contents ?? '');
    },
    async complete(file, text) {
      const document = openDocument(file, text);
      const { items } = await service.doComplete(document, document.positionAt(text.length), false);
      return items.map(({ label }) => label);
    },
  };
}

/** The YAML of a Markdown file. */
function readYaml(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.md')) return text;
  const { block } = divideFrontMatter(file, text);
  return text.slice(block?.start, block?.end).trimStart();
}

let version = 0;

/** A version of its own, as the service remembers what it has read. */
function openDocument(file: string, text: string): TextDocument {
  version += 1;
  return TextDocument.create(pathToFileURL(file).href, 'yaml', version, text);
}

/** The service would go on as if nothing were wrong. */
async function fail(_: string, error: unknown): Promise<void> {
  throw error;
}
