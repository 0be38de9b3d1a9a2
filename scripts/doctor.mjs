// `npm run doctor`: checks the books and says what is wrong.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-doctor.ts', { isForRunning: true }))
  .then(({ runDoctor }) => runDoctor(process.argv.slice(2)))
