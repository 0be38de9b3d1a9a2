ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_deposit" CHECK (
  "deposit_cents" >= 0 AND "deposit_percent" BETWEEN 1 AND 100 AND ("deposit_percent" IS NULL OR "deposit_cents" = 0)
);
