// Uses only syntax that old Node versions parse, because they need to print this message.
const required = [20, 19]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < required[0] || (major === required[0] && minor < required[1])) {
  console.error(
    `Northlight requires Node.js ${required.join('.')} or newer. You have ${process.versions.node}.`,
  )
  process.exit(1)
}
