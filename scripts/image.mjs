// `npm run image`: builds the Dockerfile's image without a container engine, and checks it.
import './launch/check-node-version.mjs'

import('./launch/install.mjs').then(({ importInstalled }) => importInstalled('../image/check-image.ts'))
