'use client'

import ErrorPage from '../error'

export default ErrorPage
