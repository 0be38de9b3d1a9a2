ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_billing_contact" CHECK (
  CASE
    WHEN "billing_name" IS NULL THEN "billing_email" IS NULL AND "billing" = 'AGENT'
    ELSE coalesce(length("billing_name") BETWEEN 1 AND 100 AND length("billing_email"::text) > 0, false)
  END
);
