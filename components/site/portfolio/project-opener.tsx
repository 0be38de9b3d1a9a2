'use client'

import { usePathname } from 'next/navigation'
import {
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Audience } from '@/lib/site/portfolio/policy'
import type { Project } from '@/lib/site/portfolio/schema'
import { BookActions } from './book-actions'

const loadDialog = () => import('./project-dialog').then((module) => ({ default: module.ProjectDialog }))
const ProjectDialog = lazy(loadDialog)

const addressOf = (id: string) => `/portfolio/${id}`
const projectAt = (pathname: string) => /^\/portfolio\/([\da-f-]{36})$/.exec(pathname)?.[1] ?? null

type Loading = { id: string; project: Promise<Project> }

/**
 * Opens projects in a dialog at their own URLs. Back closes the dialog. Followed from elsewhere or in a new tab, the same URL
 * is the project's page.
 *
 * Sets the URL itself instead of using an intercepting route, which would also intercept the links from one project's page
 * to the next and to the quote form.
 */
export function ProjectOpener({ audience, children }: { audience: Audience; children: ReactNode }) {
  const pathname = usePathname()
  const loading = useRef<Loading | null>(null)
  /** The project clicked last; null after unmounting. */
  const wanted = useRef<string | null>(null)
  const [project, setProject] = useState<Project | null>(null)
  const closing = useRef(false)
  const isOpen = project !== null && pathname === addressOf(project.id)

  useEffect(() => {
    return () => {
      wanted.current = null
    }
  }, [])

  useEffect(() => {
    if (!isOpen) closing.current = false
  }, [isOpen])

  // Back or Forward may lead to a project's URL whose dialog is no longer loaded.
  const addressed = projectAt(pathname)
  const missing = addressed === project?.id ? null : addressed
  useEffect(() => {
    if (!missing) return
    let isStale = false
    Promise.all([fetchProject(missing), loadDialog()]).then(
      ([found]) => !isStale && setProject(found),
      () => !isStale && window.location.reload(),
    )
    return () => {
      isStale = true
    }
  }, [missing])

  function load(id: string): Promise<Project> {
    if (loading.current?.id !== id) loading.current = { id, project: fetchProject(id) }
    return loading.current.project
  }

  function warm(event: SyntheticEvent) {
    const id = projectOf(event.target)
    if (!id) return
    void loadDialog()
    // A failure is handled when the project is opened.
    load(id).catch(() => undefined)
  }

  async function open(event: MouseEvent) {
    const id = projectOf(event.target)
    if (!id || leavesThisTab(event)) return
    event.preventDefault()
    wanted.current = id
    try {
      const [opened] = await Promise.all([load(id), loadDialog()])
      if (wanted.current !== id) return
      setProject(opened)
      window.history.pushState(null, '', addressOf(id))
    } catch {
      if (wanted.current === id) window.location.assign(addressOf(id))
    } finally {
      loading.current = null
    }
  }

  /** Goes back once, even if Escape is pressed repeatedly. */
  function close() {
    if (closing.current) return
    closing.current = true
    window.history.back()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events of the links inside
    <div onPointerOver={warm} onFocus={warm} onClickCapture={open}>
      {children}
      {isOpen && (
        <Suspense>
          <ProjectDialog
            project={project}
            actions={<BookActions audience={audience} projectId={project.id} />}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}

async function fetchProject(id: string): Promise<Project> {
  const response = await fetch(`/api/portfolio/projects/${id}`)
  if (!response.ok) throw new Error(`no project: ${response.status}`)
  return response.json()
}

function projectOf(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest('a[data-project]') : null
  return link?.getAttribute('data-project') ?? null
}

function leavesThisTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
