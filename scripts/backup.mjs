// `npm run backup`: backs up the database and the files.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-backup.ts', { isForRunning: true }))
  .then(({ runBackup }) => runBackup(process.argv.slice(2)))
