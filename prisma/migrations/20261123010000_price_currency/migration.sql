-- A price says what it is in, so that it never becomes another currency's unseen.
ALTER TABLE "services" ADD COLUMN "currency" CHAR(3) NOT NULL DEFAULT 'USD';

-- The environment could name a currency in small letters.
UPDATE "studio_settings" SET "currency" = upper("currency") WHERE "currency" <> upper("currency");
UPDATE "bookings" SET "currency" = upper("currency") WHERE "currency" <> upper("currency");
UPDATE "payments" SET "currency" = upper("currency") WHERE "currency" <> upper("currency");
UPDATE "checkout_sessions" SET "currency" = upper("currency") WHERE "currency" <> upper("currency");
UPDATE "quote_requests" SET "currency" = upper("currency") WHERE "currency" <> upper("currency");
UPDATE "services" SET "currency" = "studio_settings"."currency" FROM "studio_settings";

ALTER TABLE "services" ADD CONSTRAINT "services_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
