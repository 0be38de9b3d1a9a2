'use client'

import { useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import type { CertificateUploads } from '@/lib/catalog/taxes/routes/certificate-uploads'

type CertificateFieldProps = {
  errors?: readonly string[]
  /** Receives the uploaded file's id; empty while there's none. */
  onStored: (fileId: string) => void
}

const failedText = 'Failed to upload the file. Please try again.'

/** Uploads a certificate's file as soon as it is chosen. */
export function CertificateField({ errors, onStored }: CertificateFieldProps) {
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef<AbortController>(undefined)

  async function upload(file: File) {
    latest.current?.abort()
    const controller = new AbortController()
    latest.current = controller
    onStored('')
    setProblem(null)
    setUploading(true)
    try {
      const { sendFile } = await import('@/components/uploads/send-file')
      const route = 'taxCertificate' satisfies keyof CertificateUploads
      const outcome = await sendFile<{ fileId: string }>(route, file, { signal: controller.signal })
      if (outcome.outcome === 'stored') onStored(outcome.fileId)
      else setProblem(outcome.outcome === 'rejected' ? outcome.problem : failedText)
    } catch (error) {
      if (controller.signal.aborted) return
      setProblem(error instanceof Error ? error.message : failedText)
    }
    setUploading(false)
  }

  return (
    <Field
      label="Certificate"
      name="fileId"
      errors={problem ?? errors}
      hint={isUploading ? 'Uploading…' : 'PDF, JPEG, or PNG, up to 10 MB. Only photographers can open it.'}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          className="input py-2 file:mr-3 file:cursor-pointer file:font-medium file:text-accent"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void upload(file)
          }}
        />
      )}
    </Field>
  )
}
