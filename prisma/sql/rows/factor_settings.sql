INSERT INTO "factor_settings" ("id") VALUES (1);
