// `npm run bench [-- <name>]`: measures the portal; see bench/README.md.
import './launch/check-node-version.mjs'

import('./launch/install.mjs').then(({ importInstalled }) => importInstalled('../../bench/run.mjs'))
