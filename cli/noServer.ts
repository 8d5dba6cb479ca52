// In the package these replace the modules that open a server (scripts/package.ts): runCommand.ts
// refuses their verbs before it loads them.
function refuse(): never {
  throw new Error("The package has no server.");
}

export { refuse as dev, refuse as moveToPostgres, refuse as withServerTools };
