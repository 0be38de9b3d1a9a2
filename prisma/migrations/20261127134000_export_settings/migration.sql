-- How invoices are exported to accounting programs.
CREATE TYPE "AccountingProgram" AS ENUM ('QUICKBOOKS', 'XERO');
CREATE TABLE "export_settings" (
  "program" "AccountingProgram" NOT NULL,
  "account_code" TEXT NOT NULL,
  "taxed_name" TEXT NOT NULL,
  "untaxed_name" TEXT NOT NULL,
  "day_first" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "export_settings_pkey" PRIMARY KEY ("program")
);
