// Node.js' own fetch and the package `undici` share a dispatcher, which whichever is loaded first sets, and that of a newer
// package rejects requests of Node.js 20: "invalid content-length header". Reading one of its classes loads Node.js' own.
void globalThis.Response
