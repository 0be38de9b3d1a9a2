-- What each line of an invoice is for, and its part of the invoice's tax.
CREATE TYPE "InvoiceLineKind" AS ENUM (
  'SERVICE', 'TRAVEL', 'LATE_FEE', 'REVISION_ROUND', 'LICENSE', 'ADJUSTMENT', 'OTHER'
);
ALTER TABLE "invoice_lines"
  ADD COLUMN "kind" "InvoiceLineKind" NOT NULL DEFAULT 'OTHER',
  ADD COLUMN "service_id" TEXT,
  ADD COLUMN "taxable" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "tax_rate_thousandths" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "tax_cents" INTEGER NOT NULL DEFAULT 0;

-- A line's service is the one of that name in its booking. The other kinds were written with fixed texts.
UPDATE "invoice_lines" AS line SET "kind" = 'SERVICE', "service_id" = booked."service_id"
FROM "invoices" AS invoice, "booked_services" AS booked
WHERE invoice."id" = line."invoice_id" AND booked."booking_id" = invoice."booking_id" AND booked."name" = line."description";
UPDATE "invoice_lines" SET "kind" = CASE
    WHEN "description" ~ '^Travel, [0-9,]+ miles?$' THEN 'TRAVEL'
    WHEN "description" = 'Late cancellation fee' THEN 'LATE_FEE'
    WHEN "description" ~ '^Revision round [0-9]+$' THEN 'REVISION_ROUND'
    WHEN "description" IN ('Agreed addition', 'Agreed discount') THEN 'ADJUSTMENT'
    ELSE 'OTHER'
  END::"InvoiceLineKind"
WHERE "kind" = 'OTHER';

-- The invoice's tax stays as it is. Each line gets what the running total adds to it, so that the lines add up to the cent.
UPDATE "invoice_lines" AS line SET
  "tax_rate_thousandths" = share."rate" * 10,
  "tax_cents" = share."tax_cents"
FROM (
  SELECT "id", "rate", coalesce("tax_so_far" - lag("tax_so_far", 1, 0::numeric) OVER "in_order", 0) AS "tax_cents"
  FROM (
    SELECT l."id", l."invoice_id", l."position", i."tax_rate_basis_points" AS "rate",
      round(i."tax_cents"::numeric * sum(l."amount_cents") OVER (PARTITION BY l."invoice_id" ORDER BY l."position")
        / nullif(i."amount_cents", 0)) AS "tax_so_far"
    FROM "invoice_lines" AS l JOIN "invoices" AS i ON i."id" = l."invoice_id"
  ) AS running
  WINDOW "in_order" AS (PARTITION BY "invoice_id" ORDER BY "position")
) AS share
WHERE share."id" = line."id" AND share."rate" > 0;

ALTER TABLE "invoice_lines"
  ALTER COLUMN "kind" DROP DEFAULT,
  ADD CONSTRAINT "invoice_lines_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id")
    ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "invoice_lines_service" CHECK ("service_id" IS NULL OR "kind" = 'SERVICE'),
  ADD CONSTRAINT "invoice_lines_tax" CHECK (
    "tax_rate_thousandths" >= 0
    AND "tax_cents" * sign("amount_cents") BETWEEN 0 AND abs("amount_cents")
    AND ("tax_cents" = 0 OR ("taxable" AND "tax_rate_thousandths" > 0))
  );
CREATE INDEX "invoice_lines_service_id_idx" ON "invoice_lines"("service_id");
