import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { TextDocument as Document } from "vscode-json-languageservice";
import {
  CodeActionKind,
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver/node";
import type { Language } from "#core/text.ts";
import { readInstallation } from "../base/installation.ts";
import { chooseLanguage } from "../base/terminal.ts";
import { getActions } from "./actions.ts";
import { type Checks, openChecks } from "./checks.ts";
import { type EditorSchemas, openSchemas, TextDocument } from "./schemas.ts";

/**
 * Serves an editor over two streams until it disconnects: diagnostics, quick fixes, descriptions
 * and completion. `chosen` is the language of --language; else it is the editor's, else that of the
 * environment.
 */
export async function serveEditor(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  languageOption: Language | undefined,
): Promise<void> {
  const connection = createConnection(input, output);
  const documents = new TextDocuments<Document>(TextDocument);
  const session: Session = {
    connection,
    documents,
    language: languageOption ?? chooseLanguage(process.env),
    watchesFiles: false,
  };
  connection.onInitialize(({ locale, capabilities }) => {
    if (languageOption === undefined && locale) session.language = /^zh/i.test(locale) ? "zh" : "en";
    session.watchesFiles = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return buildInitializeResult();
  });
  connection.onInitialized(() => {
    if (session.watchesFiles)
      void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: "**/*" }] });
  });
  serveSchemas(session, serveChecks(session));
  documents.listen(connection);
  connection.listen();
  await new Promise<void>((end) => connection.onExit(end));
}

interface Session {
  connection: Connection;
  documents: TextDocuments<Document>;
  language: Language;
  watchesFiles: boolean;
}

function buildInitializeResult(): InitializeResult {
  return {
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
      hoverProvider: true,
      completionProvider: { triggerCharacters: ['"', ":"] },
    },
    serverInfo: { name: "startline", version: readInstallation().version },
  };
}

function serveChecks(session: Session): Checks {
  const { connection, documents } = session;
  const checks: Checks = openChecks({
    buffers: () =>
      new Map(
        documents
          .all()
          .flatMap((textDocument) => listPaths(textDocument.uri).map((path) => [path, textDocument.getText()])),
      ),
    publish: (path, diagnostics, text) => {
      const uri = getAddress(documents, path);
      const document = documents.get(uri);
      // With the version of its text: an editor that has a newer one already knows that others
      // follow.
      const isNewest = document !== undefined && document.getText() === text;
      void connection.sendDiagnostics({ uri, diagnostics, ...(isNewest && { version: document.version }) });
    },
    fail: (error) => connection.console.error(error.stack ?? error.message),
    language: () => session.language,
  });
  documents.onDidChangeContent(({ document }) => checks.change(listPaths(document.uri)));
  documents.onDidClose(({ document }) => checks.change(listPaths(document.uri)));
  connection.onDidChangeWatchedFiles(({ changes }) => checks.change(changes.flatMap(({ uri }) => listPaths(uri))));
  connection.onCodeAction(({ textDocument, range }) => {
    const document = documents.get(textDocument.uri);
    const [path = ""] = listPaths(textDocument.uri);
    const checked = checks.find(path);
    // A text that is not checked yet has no fixes: their places would be wrong.
    if (!document || checked?.text !== document.getText()) return [];
    return getActions(document, checked, range, session.language);
  });
  return checks;
}

function serveSchemas(session: Session, checks: Checks): void {
  const { connection, documents } = session;
  let schemas: EditorSchemas | undefined;
  const open = (uri: string) => {
    const document = documents.get(uri);
    if (!document) return undefined;
    schemas ??= openSchemas(session.language);
    schemas.offer(checks.composites(listPaths(uri)[0] ?? ""));
    const { service } = schemas;
    return { service, document, parsed: service.parseJSONDocument(document) };
  };
  connection.onHover(({ textDocument, position }) => {
    const buffer = open(textDocument.uri);
    return buffer?.service.doHover(buffer.document, position, buffer.parsed);
  });
  connection.onCompletion(({ textDocument, position }) => {
    const buffer = open(textDocument.uri);
    return buffer?.service.doComplete(buffer.document, position, buffer.parsed);
  });
}

// A document that is no file, such as an unnamed one, has no path.
function listPaths(uri: string): string[] {
  return uri.startsWith("file:") ? [resolve(fileURLToPath(uri))] : [];
}

// Editors write addresses in different ways; an open document keeps its own.
function getAddress(documents: TextDocuments<Document>, path: string): string {
  return documents.keys().find((uri) => listPaths(uri).includes(path)) ?? pathToFileURL(path).href;
}
