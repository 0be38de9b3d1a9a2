INSERT INTO "public_editions" DEFAULT VALUES;
