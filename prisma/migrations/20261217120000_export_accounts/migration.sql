-- Where deposits and account credit go in accounting programs: they are no sales.
ALTER TABLE "export_settings"
  ADD COLUMN "deposit_account" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "credit_account" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "allowance_account" TEXT NOT NULL DEFAULT '';
UPDATE "export_settings" SET "deposit_account" = 'Deposit', "credit_account" = 'Account credit', "allowance_account" = 'Credit granted'
  WHERE "program" = 'QUICKBOOKS';
ALTER TABLE "export_settings"
  ALTER COLUMN "deposit_account" DROP DEFAULT,
  ALTER COLUMN "credit_account" DROP DEFAULT,
  ALTER COLUMN "allowance_account" DROP DEFAULT;
