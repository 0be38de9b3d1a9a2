ALTER TABLE "tax_exemptions" ADD CONSTRAINT "tax_exemptions_state" CHECK ("state" ~ '^[A-Z]{2}$');
