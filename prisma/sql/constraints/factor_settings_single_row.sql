ALTER TABLE "factor_settings" ADD CONSTRAINT "factor_settings_single_row" CHECK ("id" = 1);
