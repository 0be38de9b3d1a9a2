'use client'

export default ({ reset }) => (
  <button type="button" onClick={reset}>
    Try again
  </button>
)
