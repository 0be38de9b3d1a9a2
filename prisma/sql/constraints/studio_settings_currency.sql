ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
