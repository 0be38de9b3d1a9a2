// `npm run restore`: restores a backup of the database and the files.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-backup.ts', { isForRunning: true }))
  .then(({ runRestore }) => runRestore(process.argv.slice(2)))
