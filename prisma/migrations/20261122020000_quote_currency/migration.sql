-- The list price of a request is in the currency of its day, whatever the studio charges in later.
ALTER TABLE "quote_requests" ADD COLUMN "currency" CHAR(3) NOT NULL DEFAULT 'USD';
UPDATE "quote_requests" SET "currency" = "studio_settings"."currency" FROM "studio_settings";
