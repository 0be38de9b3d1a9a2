ALTER TABLE "tax_settings" ADD CONSTRAINT "tax_settings_single" CHECK ("id" = 1);
