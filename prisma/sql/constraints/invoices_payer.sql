ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payer" CHECK (
  CASE
    WHEN "payer_name" IS NULL THEN "payer_email" IS NULL
    ELSE coalesce("share_of_id" IS NOT NULL AND length("payer_name") > 0 AND length("payer_email"::text) > 0, false)
  END
);
