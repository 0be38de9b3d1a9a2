// `npm run soak`: uses a portal of its own while parts of it are killed and fail, then runs the doctor.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('../soak/run-soak.ts'))
  .then(({ runSoak }) => runSoak(process.argv.slice(2)))
