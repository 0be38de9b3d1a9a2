-- After how many days records of people are deleted; null for never. The studio's owner can change it.
ALTER TABLE "studio_settings" ADD COLUMN "email_retention_days" INTEGER NOT NULL DEFAULT 365,
ADD COLUMN "notification_retention_days" INTEGER NOT NULL DEFAULT 365,
ADD COLUMN "visit_retention_days" INTEGER NOT NULL DEFAULT 90,
ADD COLUMN "quote_retention_days" INTEGER,
ADD COLUMN "conversation_retention_days" INTEGER,
ADD CONSTRAINT "studio_settings_retention" CHECK (
  "email_retention_days" BETWEEN 30 AND 3650 AND "notification_retention_days" BETWEEN 30 AND 3650
  AND "visit_retention_days" BETWEEN 1 AND 730 AND "quote_retention_days" BETWEEN 30 AND 3650
  AND "conversation_retention_days" BETWEEN 30 AND 3650
);

-- The period of a closed quote request counts from here. When one was closed wasn't recorded so far.
ALTER TABLE "quote_requests" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "quote_requests" SET "updated_at" = greatest("created_at", (
  SELECT max("quote_replies"."created_at") FROM "quote_replies"
  WHERE "quote_replies"."quote_request_id" = "quote_requests"."id"
));
