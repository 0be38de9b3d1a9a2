-- Tax rates by place and date instead of one rate, and what is taxed.
CREATE TYPE "TaxLevel" AS ENUM ('STATE', 'COUNTY', 'CITY', 'DISTRICT');
CREATE TABLE "tax_rates" (
  "id" UUID NOT NULL,
  "level" "TaxLevel" NOT NULL DEFAULT 'STATE',
  "name" TEXT NOT NULL,
  "state" CHAR(2),
  "zips" TEXT[],
  "rate_thousandths" INTEGER NOT NULL,
  "starts_on" DATE NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "tax_rates_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "tax_rates_name" CHECK (length("name") BETWEEN 1 AND 60),
  CONSTRAINT "tax_rates_rate" CHECK ("rate_thousandths" BETWEEN 0 AND 100000),
  CONSTRAINT "tax_rates_state" CHECK ("state" ~ '^[A-Z]{2}$')
);
CREATE TABLE "tax_settings" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "prices_include_tax" BOOLEAN NOT NULL DEFAULT true,
  "taxes_travel" BOOLEAN NOT NULL DEFAULT true,
  "taxes_late_fees" BOOLEAN NOT NULL DEFAULT true,
  "taxes_revision_rounds" BOOLEAN NOT NULL DEFAULT true,
  "taxes_licenses" BOOLEAN NOT NULL DEFAULT true,
  "taxes_other" BOOLEAN NOT NULL DEFAULT true,
  "tax_number" TEXT,
  CONSTRAINT "tax_settings_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "tax_settings_single" CHECK ("id" = 1)
);
CREATE TABLE "untaxed_services" (
  "service_id" TEXT NOT NULL,
  CONSTRAINT "untaxed_services_pkey" PRIMARY KEY ("service_id"),
  CONSTRAINT "untaxed_services_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "invoice_line_taxes" (
  "line_id" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  "name" TEXT NOT NULL,
  "rate_thousandths" INTEGER NOT NULL,
  "tax_cents" INTEGER NOT NULL,
  CONSTRAINT "invoice_line_taxes_pkey" PRIMARY KEY ("line_id", "position"),
  CONSTRAINT "invoice_line_taxes_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "invoice_lines"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "invoice_line_taxes_rate" CHECK ("rate_thousandths" > 0)
);

-- The one rate applies everywhere, as before, until the studio enters others.
INSERT INTO "tax_rates" ("id", "name", "zips", "rate_thousandths", "starts_on")
SELECT gen_random_uuid(), 'Sales tax', '{}', "tax_rate_basis_points" * 10, DATE '2000-01-01'
FROM "studio_settings" WHERE "tax_rate_basis_points" > 0;
INSERT INTO "invoice_line_taxes" ("line_id", "position", "name", "rate_thousandths", "tax_cents")
SELECT "id", 0, 'Sales tax', "tax_rate_thousandths", "tax_cents" FROM "invoice_lines" WHERE "tax_rate_thousandths" > 0;

-- The check of its column also guards others, so it is written again.
ALTER TABLE "studio_settings" DROP CONSTRAINT "studio_settings_values";
ALTER TABLE "studio_settings"
  DROP COLUMN "tax_rate_basis_points",
  ADD CONSTRAINT "studio_settings_values" CHECK (
    "invoice_due_days" BETWEEN 0 AND 365
    AND "free_cancel_hours" BETWEEN 0 AND 8760 AND "late_cancel_fee_cents" BETWEEN 0 AND 99999999
  );
ALTER TABLE "invoices"
  DROP COLUMN "tax_rate_basis_points",
  ADD COLUMN "prices_include_tax" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "tax_state" CHAR(2),
  ADD COLUMN "tax_zip" CHAR(5);
ALTER TABLE "bookings"
  ADD COLUMN "prices_include_tax" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "estimated_tax_cents" INTEGER DEFAULT 0,
  ADD CONSTRAINT "bookings_estimated_tax" CHECK (
    "estimated_tax_cents" >= 0 AND (NOT "prices_include_tax" OR coalesce("estimated_tax_cents", -1) = 0)
  );
