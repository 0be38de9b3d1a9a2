ALTER TABLE "delivery_transfers" ADD CONSTRAINT "delivery_transfers_recipient" CHECK (
  CASE
    WHEN "client_id" IS NOT NULL OR "ended_at" IS NOT NULL THEN "recipient_name" IS NULL AND "recipient_email" IS NULL
    ELSE coalesce(length("recipient_name") > 0 AND length("recipient_email"::text) > 0, false)
  END
);
