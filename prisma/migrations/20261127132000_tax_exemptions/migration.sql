-- Certificates of clients who are exempt from tax, and the invoices that rely on them.
ALTER TYPE "FilePurpose" ADD VALUE 'TAX_CERTIFICATE';
CREATE TABLE "tax_exemptions" (
  "id" UUID NOT NULL,
  "client_id" UUID NOT NULL,
  "certificate_number" TEXT NOT NULL,
  "state" CHAR(2),
  "expires_on" DATE,
  "file_id" UUID NOT NULL,
  "removed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "tax_exemptions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "tax_exemptions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id")
    ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "tax_exemptions_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id")
    ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "tax_exemptions_certificate_number" CHECK (length("certificate_number") BETWEEN 1 AND 60),
  CONSTRAINT "tax_exemptions_state" CHECK ("state" ~ '^[A-Z]{2}$')
);
CREATE UNIQUE INDEX "tax_exemptions_file_id_key" ON "tax_exemptions"("file_id");
CREATE INDEX "tax_exemptions_client_id_idx" ON "tax_exemptions"("client_id");
ALTER TABLE "invoices"
  ADD COLUMN "tax_exemption_id" UUID,
  ADD CONSTRAINT "invoices_tax_exemption_id_fkey" FOREIGN KEY ("tax_exemption_id") REFERENCES "tax_exemptions"("id")
    ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "invoices_exempt" CHECK ("tax_exemption_id" IS NULL OR "tax_cents" = 0);
CREATE INDEX "invoices_tax_exemption_id_idx" ON "invoices"("tax_exemption_id");
