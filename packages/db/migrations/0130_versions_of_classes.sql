ALTER TABLE "school_classes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
