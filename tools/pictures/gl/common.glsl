// Noise shared by every shader.
uint scramble(uint x) { x ^= x >> 16; x *= 0x7feb352du; x ^= x >> 15; x *= 0x846ca68bu; return x ^ (x >> 16); }
float hash(ivec3 p) {
  return float(scramble(uint(p.x) * 1973u + uint(p.y) * 9277u + uint(p.z) * 26699u + 0x68bc21ebu) >> 8) / 16777216.;
}
float noise2(vec2 p) {
  ivec2 i = ivec2(floor(p));
  vec2 f = fract(p);
  f = f * f * f * (f * (f * 6. - 15.) + 10.);
  float a = hash(ivec3(i, 0)), b = hash(ivec3(i + ivec2(1, 0), 0));
  float c = hash(ivec3(i + ivec2(0, 1), 0)), d = hash(ivec3(i + ivec2(1, 1), 0));
  return mix(mix(a, b, f.x), mix(c, d, f.x), f.y);
}
float noise3(vec3 p) {
  ivec3 i = ivec3(floor(p));
  vec3 f = fract(p);
  f = f * f * (3. - 2. * f);
  float layer[2];
  for (int z = 0; z < 2; z++) {
    ivec3 k = i + ivec3(0, 0, z);
    float a = hash(k), b = hash(k + ivec3(1, 0, 0)), c = hash(k + ivec3(0, 1, 0)), d = hash(k + ivec3(1, 1, 0));
    layer[z] = mix(mix(a, b, f.x), mix(c, d, f.x), f.y);
  }
  return mix(layer[0], layer[1], f.z);
}
const mat2 OCTAVE = mat2(1.6, 1.2, -1.2, 1.6);
float fbm(vec2 p, int octaves) {
  float s = 0., a = .5;
  for (int i = 0; i < octaves; i++) { s += a * noise2(p); p = OCTAVE * p + 7.3; a *= .5; }
  return s;
}
float fbm3(vec3 p, int octaves) {
  float s = 0., a = .5;
  for (int i = 0; i < octaves; i++) { s += a * noise3(p); p = p * 2.03 + vec3(3.1, 7.7, 1.9); a *= .5; }
  return s;
}
// x: distance to the nearest cell centre, y: border distance, z: a random number of that cell
vec3 cells(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  float a = 9., b = 9., id = 0.;
  for (int y = -1; y < 2; y++) for (int x = -1; x < 2; x++) {
    ivec3 c = ivec3(i + vec2(x, y), 3);
    vec2 q = vec2(x, y) + vec2(hash(c), hash(c + ivec3(0, 0, 7))) - f;
    float d = dot(q, q);
    if (d < a) { b = a; a = d; id = hash(c + ivec3(0, 0, 13)); } else if (d < b) b = d;
  }
  return vec3(sqrt(a), sqrt(b) - sqrt(a), id);
}
mat2 turn(float a) { float s = sin(a), c = cos(a); return mat2(c, -s, s, c); }
float box01(float a, float b, float x) { return clamp((x - a) / (b - a), 0., 1.); }
vec3 finish(vec3 c, vec2 fc, float vignette, float contrast) {
  c = clamp(c, 0., 1.);
  vec2 q = fc / R - .5;
  c *= 1. - vignette * dot(q, q);
  return mix(c, c * c * (3. - 2. * c), contrast);
}
