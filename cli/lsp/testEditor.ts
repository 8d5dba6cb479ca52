import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import {
  type CodeAction,
  type CompletionList,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";

/** An editor that talks to a real language server in a process of its own; for tests. */
export interface TestEditor {
  initialized: InitializeResult;
  open(path: string, text: string): void;
  edit(path: string, text: string): void;
  close(path: string): void;
  /** The file was changed on the disk by another program. */
  changeOnDisk(path: string): void;
  /** Resolves to the next diagnostics of a file that fulfil a condition. */
  diagnostics(path: string, isWanted?: (diagnostics: Diagnostic[]) => boolean): Promise<Diagnostic[]>;
  /** Resolves once the text that was sent last is checked, and is that of this file. */
  checked(path: string): Promise<unknown>;
  /** The last diagnostics of a file; undefined if there were none yet. */
  last(path: string): Diagnostic[] | undefined;
  actions(path: string, range: Range): Promise<CodeAction[]>;
  hover(path: string, position: Position): Promise<string>;
  complete(path: string, position: Position): Promise<string[]>;
  quit(): Promise<number | null>;
}

/**
 * Starts `startline lsp` with these words of a command line, such as that of node with the command,
 * and connects to it.
 */
export async function startEditor(words: string[], locale = "en-gb", cwd = process.cwd()): Promise<TestEditor> {
  const [program = "", ...rest] = words;
  const server = spawn(program, rest, { cwd, stdio: ["pipe", "pipe", "inherit"], env: { ...process.env, LANG: "C" } });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const failed = new Promise<never>((_, reject) =>
    server.once("exit", (code) => reject(new Error(`The language server ended with ${code}.`))),
  );
  failed.catch(() => undefined);
  const { last, next } = collectDiagnostics(connection);
  connection.listen();
  const initialized = await Promise.race([
    failed,
    connection.sendRequest<InitializeResult>("initialize", {
      processId: process.pid,
      rootUri: null,
      locale,
      capabilities: {},
    }),
  ]);
  await connection.sendNotification("initialized", {});
  const getUri = (path: string) => pathToFileURL(path).href;
  let version = 0;
  const notify = (method: string, params: object) => void connection.sendNotification(`textDocument/${method}`, params);
  const ask = <T>(method: string, path: string, params: object): Promise<T> =>
    connection.sendRequest(`textDocument/${method}`, { textDocument: { uri: getUri(path) }, ...params });
  return {
    initialized,
    open: (path, text) =>
      notify("didOpen", { textDocument: { uri: getUri(path), languageId: "json", version: ++version, text } }),
    edit: (path, text) =>
      notify("didChange", { textDocument: { uri: getUri(path), version: ++version }, contentChanges: [{ text }] }),
    close: (path) => notify("didClose", { textDocument: { uri: getUri(path) } }),
    changeOnDisk: (path) =>
      void connection.sendNotification("workspace/didChangeWatchedFiles", {
        changes: [{ uri: getUri(path), type: 2 }],
      }),
    diagnostics: (path, isWanted = () => true) => Promise.race([failed, next(getUri(path), isWanted)]),
    checked: (path) => {
      const newest = version;
      return Promise.race([failed, next(getUri(path), (_, seenVersion) => seenVersion === newest)]);
    },
    last: (path) => last.get(getUri(path)),
    actions: async (path, range) =>
      (await ask<CodeAction[] | null>("codeAction", path, { range, context: { diagnostics: [] } })) ?? [],
    hover: async (path, position) =>
      JSON.stringify((await ask<Hover | null>("hover", path, { position }))?.contents ?? ""),
    complete: async (path, position) =>
      (await ask<CompletionList | null>("completion", path, { position }))?.items.map(({ label }) => label) ?? [],
    async quit() {
      await connection.sendRequest("shutdown");
      const exited = new Promise<number | null>((resolve) => server.once("exit", resolve));
      await connection.sendNotification("exit");
      return exited;
    },
  };
}

type IsWanted = (diagnostics: Diagnostic[], version: number | undefined) => boolean;

function collectDiagnostics(connection: ProtocolConnection) {
  const last = new Map<string, Diagnostic[]>();
  const waiting = new Set<(published: PublishDiagnosticsParams) => void>();
  connection.onNotification("textDocument/publishDiagnostics", (published: PublishDiagnosticsParams) => {
    last.set(published.uri, published.diagnostics);
    for (const notice of waiting) notice(published);
  });
  const next = (targetUri: string, isWanted: IsWanted) =>
    new Promise<Diagnostic[]>((resolve) => {
      const notice = ({ uri, diagnostics, version }: PublishDiagnosticsParams) => {
        if (uri !== targetUri || !isWanted(diagnostics, version)) return;
        waiting.delete(notice);
        resolve(diagnostics);
      };
      waiting.add(notice);
    });
  return { last, next };
}
