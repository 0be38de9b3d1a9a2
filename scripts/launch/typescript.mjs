// Preloaded to run TypeScript with tsx. In tsconfig.server.json, `server-only` stands for an empty module, because the package
// throws outside of React's server build.
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

register({ tsconfig: fileURLToPath(new URL('tsconfig.server.json', import.meta.url)) })
