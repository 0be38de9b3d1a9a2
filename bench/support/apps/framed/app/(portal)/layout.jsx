import { cookies } from 'next/headers'
import { Suspense } from 'react'
import { Path } from '../path'

export default async function Layout({ children }) {
  await cookies()
  return (
    <Path>
      <Path />
      <Suspense>
        <Path />
      </Suspense>
      {children}
    </Path>
  )
}
